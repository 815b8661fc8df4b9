/** Soft shapes from a line of circles: a spine with its thickness becomes a silhouette. */

export type Circle = readonly [x: number, y: number, radius: number];

const STEPS = 6; // between two circles

/** A closed path around all circles, round at both ends. */
export function outline(line: readonly Circle[]): string {
  const points = smooth(line);
  const left: string[] = [];
  const right: string[] = [];
  points.forEach(([x, y, r], i) => {
    const [dx, dy] = direction(points, i);
    left.push(at(x - dy * r, y + dx * r));
    right.push(at(x + dy * r, y - dx * r));
  });
  const [first, last] = [points[0]!, points[points.length - 1]!];
  const [cap, end] = [first[2].toFixed(1), last[2].toFixed(1)];
  const back = right.reverse();
  return (
    `M${left.join("L")}A${end} ${end} 0 0 0 ${back[0]}` +
    `L${back.slice(1).join("L")}A${cap} ${cap} 0 0 0 ${left[0]}Z`
  );
}

/** The circles, and those between them, along a curve through all. */
export function smooth(line: readonly Circle[]): Circle[] {
  const found: Circle[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map(k => line[clamp(k, line.length)]!);
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      found.push([0, 1, 2].map(k => bend(a![k]!, b![k]!, c![k]!, d![k]!, t)) as unknown as Circle);
    }
  }
  return [...found, line[line.length - 1]!];
}

const clamp = (k: number, length: number): number => Math.max(0, Math.min(length - 1, k));

/** Catmull and Rom: through b and c, in the direction of their neighbours. */
const bend = (a: number, b: number, c: number, d: number, t: number): number =>
  b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

function direction(points: readonly Circle[], i: number): [number, number] {
  const before = points[Math.max(0, i - 1)]!;
  const after = points[Math.min(points.length - 1, i + 1)]!;
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

function at(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
