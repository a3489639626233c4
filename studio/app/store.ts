import type { Operation } from '../../cli/edit/operation.ts';
import type {
  EditStatus,
  FileState,
  PageRow,
  SaveAnswer,
  SiteState,
  StudioEvent,
} from '../protocol.ts';
import { ask, tell } from './ask.ts';

/** What the studio's page shows. It is replaced as a whole, never changed. */
export interface StudioView {
  site?: SiteState;
  /** The page in the middle. */
  page?: PageRow;
  /** The file in the form. */
  file?: FileState;
  /** Name of the field that is worked on, such as `hero.headline`. */
  field?: string;
  /** What went wrong last, until it is put away. */
  fault?: string;
  /** Counts what has to be shown anew, by address; `*` for all pages. */
  shown: Readonly<Record<string, number>>;
}

/** Holds what the studio shows, and carries what is done to the server. */
export class StudioStore {
  #view: StudioView = { shown: {} };
  readonly #listeners = new Set<() => void>();
  /** Edits go one after the other, in the order in which they were made. */
  #queue: Promise<void> = Promise.resolve();
  #waiting: { file: string; operations: Operation[] } | undefined;

  get view(): StudioView {
    return this.#view;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the site and follows what changes; returns the function that ends it. */
  start(): () => void {
    const events = new EventSource('/api/events');
    events.addEventListener('open', () => void this.#loadSite());
    events.addEventListener('message', ({ data }: MessageEvent<string>) =>
      this.#follow(JSON.parse(data) as StudioEvent),
    );
    return () => events.close();
  }

  async openPage(page: PageRow): Promise<void> {
    this.#show({ page, file: undefined, field: undefined });
    if (page.file !== undefined) await this.#loadFile(page.file);
  }

  /** The field that is worked on, in the form and in the page. */
  chooseField(field: string | undefined): void {
    this.#show({ field });
  }

  /** Has operations done on the open file; a later value for the same key takes the place of one that still waits. */
  edit(operations: readonly Operation[]): void {
    const { file } = this.#view;
    if (!file) return;
    const waiting = this.#waiting;
    if (waiting?.file === file.file) {
      waiting.operations = withLater(waiting.operations, operations);
      return;
    }
    const next = { file: file.file, operations: [...operations] };
    this.#waiting = next;
    this.#enqueue(async () => {
      this.#waiting = undefined;
      this.#showFile(await tell<FileState>('edit', next));
    });
  }

  undo(): void {
    this.#enqueue(async () => this.#showStep(await tell<FileState | null>('undo')));
  }

  redo(): void {
    this.#enqueue(async () => this.#showStep(await tell<FileState | null>('redo')));
  }

  save(): void {
    this.#enqueue(async () => {
      const { conflicting } = await tell<SaveAnswer>('save');
      if (conflicting.length > 0)
        this.#show({ fault: `${conflicting.join(', ')}: changed on the disk meanwhile.` });
    });
  }

  putFaultAway(): void {
    this.#show({ fault: undefined });
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue
      .then(work)
      .catch((error: Error) => this.#show({ fault: error.message }));
  }

  #showStep(file: FileState | null): void {
    if (file) this.#showFile(file);
  }

  #showFile(file: FileState): void {
    if (this.#view.file?.file === file.file || this.#view.file === undefined) this.#show({ file });
  }

  async #loadSite(): Promise<void> {
    const site = await ask<SiteState>('site');
    this.#show({ site });
    const { page } = this.#view;
    const first = site.pages.find(({ path }) => path === (page?.path ?? '/')) ?? site.pages[0];
    if (!page && first) await this.openPage(first);
  }

  async #loadFile(file: string): Promise<void> {
    try {
      this.#show({ file: await ask<FileState>('file', { file }) });
    } catch (error) {
      this.#show({ fault: (error as Error).message });
    }
  }

  #follow(event: StudioEvent): void {
    if (event.type === 'site') void this.#loadSite();
    else if (event.type === 'rows') this.#showRows(event.rows);
    else if (event.type === 'status') this.#showStatus(event.status);
    else if (event.type === 'pages') this.#noteShown(event.paths ?? ['*']);
    else if (event.file === this.#view.file?.file) void this.#loadFile(event.file);
  }

  #showRows(rows: readonly PageRow[]): void {
    const { site } = this.#view;
    if (!site) return;
    const changed = new Map(rows.map((row) => [row.path, row]));
    this.#show({
      site: { ...site, pages: site.pages.map((row) => changed.get(row.path) ?? row) },
    });
  }

  #showStatus(status: EditStatus): void {
    const { site } = this.#view;
    if (site) this.#show({ site: { ...site, ...status } });
  }

  #noteShown(paths: readonly string[]): void {
    const shown = { ...this.#view.shown };
    for (const path of paths) shown[path] = (shown[path] ?? 0) + 1;
    this.#show({ shown });
  }

  #show(change: { [Key in keyof StudioView]?: StudioView[Key] | undefined }): void {
    this.#view = { ...this.#view, ...change } as StudioView;
    for (const listener of this.#listeners) listener();
  }
}

/** Operations that wait and those that follow; of two values for one key only the later counts. */
function withLater(waiting: readonly Operation[], later: readonly Operation[]): Operation[] {
  const [last] = waiting.slice(-1);
  const [next] = later;
  const isSameKey =
    last?.op === 'set' &&
    next?.op === 'set' &&
    JSON.stringify(last.path) === JSON.stringify(next.path);
  return isSameKey ? [...waiting.slice(0, -1), ...later] : [...waiting, ...later];
}
