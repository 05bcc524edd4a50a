/** A page in Chromium without a window, driven by its DevTools protocol over a pipe: keys in, values and requests out. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** null where there is none. */
export const chromium =
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].find((program) => spawnSync('which', [program]).status === 0) ??
  null;

if (chromium === null) console.warn('SKIPPED: Chromium needed to open web pages of decks as a reader does.');

interface Told {
  id?: number;
  method?: string;
  params?: { request?: { url: string }; entry?: { text: string }; exceptionDetails?: { text: string } };
  result?: { result?: { value?: unknown }; sessionId?: string; targetInfos?: { type: string; targetId: string }[] };
  error?: { message: string };
}

export class BrowserPage {
  /** Everything it asked for that is not inside it, itself included. */
  readonly requests: string[] = [];
  /** What it was not allowed or able to do, as the console shows it. */
  readonly complaints: string[] = [];
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (told: Told) => void>();
  #session: string | undefined;
  #asked = 0;

  private constructor(folder: string) {
    const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', `--user-data-dir=${folder}`];
    this.#child = spawn(chromium!, [...flags, '--window-size=1280,800', 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    let text = '';
    (this.#child.stdio[4] as Readable).setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const messages = text.split('\0');
      text = messages.pop()!;
      for (const message of messages) this.#hear(JSON.parse(message) as Told);
    });
  }

  /** @param folder For what the browser keeps. */
  static async open(url: string, folder: string): Promise<BrowserPage> {
    const page = new BrowserPage(folder);
    const { targetInfos } = (await page.#ask('Target.getTargets')).result!;
    const { targetId } = targetInfos!.find(({ type }) => type === 'page')!;
    page.#session = (await page.#ask('Target.attachToTarget', { targetId, flatten: true })).result!.sessionId;
    for (const domain of ['Page', 'Runtime', 'Network', 'Log']) await page.#ask(`${domain}.enable`);
    await page.#ask('Page.navigate', { url });
    await page.until("document.readyState === 'complete'");
    return page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#ask('Input.dispatchKeyEvent', { type: 'keyDown', key, ...(key.length === 1 && { text: key }) });
      await this.#ask('Input.dispatchKeyEvent', { type: 'keyUp', key });
    }
  }

  async value<T>(expression: string): Promise<T> {
    const { result, error } = await this.#ask('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    if (error) throw new Error(error.message);
    return result!.result!.value as T;
  }

  async until(expression: string): Promise<void> {
    for (let left = 200; !(await this.value<boolean>(expression)); left -= 1) {
      if (left === 0) throw new Error(`It never came to be that ${expression}`);
      await sleep(50);
    }
  }

  async close(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }

  #hear({ id, method, params, ...told }: Told): void {
    if (id !== undefined) this.#waiting.get(id)?.({ id, ...told });
    if (method === 'Network.requestWillBeSent' && !params!.request!.url.startsWith('data:')) this.requests.push(params!.request!.url);
    if (method === 'Log.entryAdded') this.complaints.push(params!.entry!.text);
    if (method === 'Runtime.exceptionThrown') this.complaints.push(params!.exceptionDetails!.text);
  }

  #ask(method: string, params: object = {}): Promise<Told> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, (told) => {
        this.#waiting.delete(id);
        resolve(told);
      });
      (this.#child.stdio[3] as Writable).write(
        `${JSON.stringify({ id, method, params, ...(this.#session !== undefined && { sessionId: this.#session }) })}\0`,
      );
    });
  }
}
