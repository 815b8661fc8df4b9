/** The house as an app of this device: kept at hand, and installed where somebody wants it. */

type Prompt = Event & { prompt(): Promise<unknown> };

export const app = $state({ offered: false });

let asking: Prompt | undefined;

/** Where a page may be kept at hand: over HTTPS, and on the device itself. */
export function keep(): void {
  addEventListener("beforeinstallprompt", event => {
    event.preventDefault();
    asking = event as Prompt;
    app.offered = true;
  });
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  }
}

export async function install(): Promise<void> {
  await asking?.prompt();
  asking = undefined;
  app.offered = false;
}
