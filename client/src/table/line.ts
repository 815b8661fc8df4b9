/** The line between a chair and its table: it comes back by itself, and loses no wish. */

import type { Heard, Sit, Told } from "../wire/frames";

export type Condition = "calling" | "open" | "lost" | "closed";

type Listener = {
  hear(frame: Told): void;
  feel(condition: Condition): void;
};

const PATIENCE = [200, 500, 1000, 2000, 4000]; // milliseconds until the next call

export class Line {
  private socket: WebSocket | undefined;
  private calls = 0;
  private ended = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly unanswered = new Map<string, Heard>();

  /** `ticket` opens one socket; it answers nothing where no seat is left to come back to. */
  constructor(
    private readonly ticket: () => Promise<string | null>,
    private readonly language: Sit["language"],
    private readonly listener: Listener,
  ) {
    void this.call();
  }

  /** Say something that is answered by its name; if the line is cut it is said again, and done
   * once. */
  ask(frame: Heard & { readonly ref: string }): void {
    this.unanswered.set(frame.ref, frame);
    this.say(frame);
  }

  say(frame: Heard): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private async call(): Promise<void> {
    this.listener.feel(this.calls ? "lost" : "calling");
    const ticket = await this.ticket().catch(() => undefined);
    if (this.ended) return;
    if (ticket === null) return this.listener.feel("closed");
    if (ticket === undefined) return this.again();
    const socket = (this.socket = new WebSocket(
      `${location.origin.replace(/^http/, "ws")}/api/play`,
    ));
    socket.onopen = () => {
      this.say({ type: "Sit", ticket, language: this.language, reads: true } as never);
      for (const frame of this.unanswered.values()) this.say(frame);
    };
    socket.onmessage = message => this.hear(JSON.parse(String(message.data)) as Told);
    socket.onclose = () => this.again();
  }

  private hear(frame: Told): void {
    this.calls = 0;
    if (frame.type === "Ping") return this.say({ type: "Pong", n: frame.n });
    if ("ref" in frame && frame.ref !== null) this.unanswered.delete(frame.ref);
    this.listener.feel("open");
    this.listener.hear(frame);
  }

  private again(): void {
    if (this.ended) return;
    this.listener.feel("lost");
    const wait = PATIENCE[Math.min(this.calls++, PATIENCE.length - 1)]!;
    this.timer = setTimeout(() => void this.call(), wait);
  }
}
