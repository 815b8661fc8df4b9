/** The court as a model on a table, in three dimensions. Draws only when something has changed. */

import * as three from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import type { Spot, View } from "../../wire/ksar";
import { height, inSeries, name, type Cell } from "./court";

export type Colours = {
  readonly floor: string;
  readonly wall: string;
  readonly seats: readonly [string, string];
  readonly glows: readonly [string, string];
  readonly neutral: string;
  readonly ghost: string;
};

export type Shown = { readonly spot: Spot; readonly stands: boolean } | null;

const DROP = 320; // milliseconds that a block takes to come down

export class Scene {
  private readonly world = new three.Scene();
  private readonly camera = new three.PerspectiveCamera(32, 1, 1, 120);
  private readonly drawer: three.WebGLRenderer;
  private readonly orbit: OrbitControls;
  private readonly blocks = new Map<string, three.Group>();
  private readonly ghost = new three.Mesh();
  private asked = 0;
  private turned = false; // whether somebody has taken the camera

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly frame: number,
    private readonly colours: Colours,
    private readonly still: boolean,
  ) {
    this.drawer = new three.WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.drawer.shadowMap.enabled = true;
    this.drawer.shadowMap.type = three.PCFShadowMap;
    this.drawer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.orbit = new OrbitControls(this.camera, canvas);
    this.orbit.enablePan = false;
    this.orbit.minDistance = frame * 1.2;
    this.orbit.maxDistance = frame * 3;
    this.orbit.maxPolarAngle = 1.35;
    this.orbit.addEventListener("change", () => this.draw());
    this.orbit.addEventListener("start", () => (this.turned = true));
    this.light();
    this.build();
    this.ghost.visible = false;
    this.world.add(this.ghost);
  }

  show(view: View, shown: Shown): void {
    const names = new Set(view.blocks.map(name));
    for (const [known, block] of this.blocks) {
      if (!names.has(known)) {
        this.world.remove(block);
        this.blocks.delete(known);
      }
    }
    const first = this.blocks.size === 0 && view.blocks.length > 1;
    for (const [number, block] of view.blocks.entries()) {
      const [owner, kind, spot] = block;
      const known = this.blocks.get(name(block));
      const colour = kind === "neutral" ? this.colours.neutral : this.colours.seats[owner]!;
      const made = known ?? this.raise(name(block), spot, colour, first);
      const glow = made.children[1] as three.LineSegments<
        three.BufferGeometry,
        three.LineBasicMaterial
      >;
      const of = inSeries(view, number);
      glow.visible = of.length > 0;
      glow.material.color.set(this.colours.glows[of[0] ?? 0]!);
    }
    this.haunt(shown);
    this.draw();
  }

  size(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (!clientWidth || !clientHeight) return;
    this.drawer.setSize(clientWidth, clientHeight, false);
    this.camera.aspect = clientWidth / clientHeight;
    this.camera.updateProjectionMatrix();
    if (!this.turned) this.fit();
    this.draw();
  }

  /** As near as the whole court can be seen from. */
  private fit(): void {
    const half = (this.camera.fov * Math.PI) / 360;
    const narrow = this.camera.aspect < 1; // then one looks from its side, not over its corner
    const [x, y, z] = narrow ? [0.12, 1.7, 1.05] : [0.5, 1.5, 1.35];
    this.camera.position.set(x!, y!, z!);
    const [across, deep] = [(narrow ? 0.7 : 0.82) / this.camera.aspect, 0.64];
    const away = (this.frame * Math.max(across, deep)) / Math.tan(half);
    this.orbit.maxDistance = away * 2;
    this.camera.position.setLength(away);
    this.orbit.update();
  }

  /** The cell under a point of the canvas, seen through the blocks. */
  cell(clientX: number, clientY: number): Cell | null {
    const box = this.canvas.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * 2 - 1;
    const y = 1 - ((clientY - box.top) / box.height) * 2;
    const ray = new three.Raycaster();
    ray.setFromCamera(new three.Vector2(x, y), this.camera);
    const at = ray.ray.intersectPlane(
      new three.Plane(new three.Vector3(0, 1, 0)),
      new three.Vector3(),
    );
    if (!at) return null;
    const cell: Cell = [Math.floor(at.x + this.frame / 2), Math.floor(this.frame / 2 - at.z)];
    return cell.every(k => k >= 0 && k < this.frame) ? cell : null;
  }

  close(): void {
    cancelAnimationFrame(this.asked);
    this.orbit.dispose();
    this.drawer.dispose();
  }

  private draw(): void {
    if (this.asked) return;
    this.asked = requestAnimationFrame(() => {
      this.asked = 0;
      this.drawer.render(this.world, this.camera);
    });
  }

  private light(): void {
    const sun = new three.DirectionalLight("#fff1d6", 2.6);
    sun.position.set(-this.frame * 0.7, this.frame * 1.5, this.frame * 0.6);
    sun.castShadow = true;
    sun.shadow.mapSize.set(1024, 1024);
    sun.shadow.radius = 4;
    const reach = this.frame;
    Object.assign(sun.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach });
    this.world.add(sun, new three.HemisphereLight("#fdf6e6", "#8a7a66", 1.5));
  }

  private build(): void {
    const side = this.frame;
    const floor = slab(side, 0.2, side, this.colours.floor);
    floor.position.y = -0.1;
    this.world.add(floor);
    for (const [x, z, wide, deep] of [
      [0, side / 2 + 0.2, side + 0.8, 0.4],
      [0, -side / 2 - 0.2, side + 0.8, 0.4],
      [side / 2 + 0.2, 0, 0.4, side],
      [-side / 2 - 0.2, 0, 0.4, side],
    ] as const) {
      const wall = slab(wide, 0.9, deep, this.colours.wall);
      wall.position.set(x, 0.25, z);
      this.world.add(wall);
    }
    const grid = new three.GridHelper(side, side, this.colours.wall, this.colours.wall);
    grid.position.y = 0.01;
    this.world.add(grid);
  }

  private raise(known: string, spot: Spot, colour: string, atOnce: boolean): three.Group {
    const block = new three.Group();
    const body = slab(spot[0] - 0.06, height(spot), spot[1] - 0.06, colour);
    const edges = new three.EdgesGeometry(
      new three.BoxGeometry(spot[0] + 0.02, height(spot) + 0.02, spot[1] + 0.02),
    );
    const glow = new three.LineSegments(edges, new three.LineBasicMaterial());
    block.add(body, glow);
    block.position.copy(this.middle(spot));
    this.blocks.set(known, block);
    this.world.add(block);
    if (!atOnce && !this.still) this.drop(block);
    return block;
  }

  private drop(block: three.Group): void {
    const [rest, began] = [block.position.y, performance.now()];
    const fall = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - began) / DROP));
      block.position.y = rest + (1 - t * t) * 3;
      this.drawer.render(this.world, this.camera);
      if (t < 1) requestAnimationFrame(fall);
    };
    requestAnimationFrame(fall);
  }

  private haunt(shown: Shown): void {
    this.ghost.visible = shown !== null;
    if (!shown) return;
    const { spot, stands } = shown;
    this.ghost.geometry.dispose();
    this.ghost.geometry = new three.BoxGeometry(spot[0] - 0.04, height(spot), spot[1] - 0.04);
    this.ghost.material = new three.MeshStandardMaterial({
      color: stands ? this.colours.ghost : "#8d8478",
      transparent: true,
      opacity: stands ? 0.7 : 0.35,
      wireframe: !stands,
    });
    this.ghost.position.copy(this.middle(spot));
  }

  private middle([width, depth, x, y]: Spot): three.Vector3 {
    const half = this.frame / 2;
    return new three.Vector3(
      x + width / 2 - half,
      height([width, depth]) / 2,
      half - y - depth / 2,
    );
  }
}

function slab(width: number, tall: number, deep: number, colour: string): three.Mesh {
  const material = new three.MeshStandardMaterial({ color: colour, roughness: 0.85 });
  const mesh = new three.Mesh(new three.BoxGeometry(width, tall, deep), material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}
