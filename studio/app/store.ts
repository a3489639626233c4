import type { Operation } from '../../cli/edit/operation.ts';
import type { PageRow } from '../page-row.ts';
import {
  type EditStatus,
  EVENTS,
  type FileState,
  type ResolveRequest,
  type SaveAnswer,
  type SiteState,
  type StudioEvent,
  type StudioPath,
  type StudioSettings,
} from '../protocol.ts';
import { ask, OutOfReach, RefusedByServer, tell } from './ask.ts';
import { EditSender } from './edit-sender.ts';
import { PageOrder } from './pages/page-order.ts';
import { SiteLoader } from './site-loader.ts';
import { type StudioView, withFile } from './studio-view.ts';
import { WorkQueue } from './work-queue.ts';

/** Holds the studio's state, and sends commands to the server. */
export class StudioStore {
  #view: StudioView = { files: {}, steps: 0, presses: 0, isStageShown: false, shown: {} };
  readonly #pages = new PageOrder();
  readonly #listeners = new Set<() => void>();
  /** Serializes edits in the order in which they were made. */
  readonly #queue = new WorkQueue((fault) => this.showFault(fault));
  readonly #site = new SiteLoader({
    ask: () => ask<SiteState>('site'),
    show: (site) => this.#showSite(site),
    showPart: (event) =>
      event.type === 'rows' ? this.#showRows(event.rows) : this.#showStatus(event.status),
    onFault: ({ message }) => this.showFault(message),
  });
  readonly #edits = new EditSender({
    site: () => this.#view.site?.id ?? '',
    enqueue: (work) => this.#queue.add(work),
    show: (file) => {
      // What was refused has been typed differently by now.
      const { fault } = this.#queue;
      if (fault !== undefined && this.#view.fault === fault) this.putFaultAway();
      this.#showFile(file);
    },
  });

  get view(): StudioView {
    return this.#view;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the site and follows changes; returns a function that stops it. */
  start(): () => void {
    const events = new EventSource(EVENTS);
    this.#site.load();
    this.#queue.add(async () => this.#show({ settings: await ask<StudioSettings>('settings') }));
    // The browser reconnects by itself while this studio process runs.
    events.addEventListener('error', () => this.showFault(new OutOfReach().message));
    events.addEventListener('open', () => this.#reach());
    const leave = () => this.#edits.sendQueued();
    window.addEventListener('pagehide', leave);
    events.addEventListener('message', ({ data }: MessageEvent<string>) =>
      this.#follow(JSON.parse(data) as StudioEvent),
    );
    return () => {
      window.removeEventListener('pagehide', leave);
      events.close();
    };
  }

  /** Shows a page in place of any panel but the given one. */
  async openPage(page: PageRow, panel?: string): Promise<void> {
    this.#show({ page, field: undefined, panel });
    if (page.file !== undefined) await this.openFile(page.file);
  }

  /** Opens the page at an address, if there is one. */
  openPath(path: string): void {
    const page = this.#view.site?.pages.find((row) => row.path === path);
    if (page) void this.openPage(page);
  }

  /** Loads a file for a form into `view.files`, where it is kept up to date; `mayBeGone` if it was loaded before. */
  async openFile(file: string, mayBeGone = false): Promise<void> {
    try {
      this.#showFile(await ask<FileState>('file', { file }));
    } catch (error) {
      if (!(mayBeGone && error instanceof RefusedByServer))
        this.showFault((error as Error).message);
    }
  }

  noteStageShown(): void {
    if (!this.#view.isStageShown) this.#show({ isStageShown: true });
  }

  openPanel(panel: string | undefined): void {
    this.#show({ panel });
  }

  /** The field being edited, in the form and in the page. */
  chooseField(field: string | undefined): void {
    if (field !== this.#view.field) this.#show({ field });
  }

  /** Selects the field clicked in the page; `isTyped` if it is edited there, in place. */
  pressField(field: string, isTyped = false): void {
    const typedInPage = isTyped ? field : undefined;
    this.#show({ field, presses: this.#view.presses + 1, typedInPage });
  }

  /**
   * Applies operations to a file; a later value for the same key replaces one that is still pending.
   *
   * @param file by default that of the selected page.
   */
  edit(operations: readonly Operation[], file = this.#view.file?.file): void {
    if (file !== undefined) this.#edits.take(file, operations);
  }

  /** Resolves a conflict with one of the two values. */
  resolve(file: string, path: StudioPath, keep: ResolveRequest['keep']): void {
    const side: ResolveRequest = { file, path, keep };
    this.#addStep(async () => this.#showFile(await tell<FileState>('resolve', side)));
  }

  undo(): void {
    this.#addStep(async () => this.#showStep(await tell<FileState | null>('undo'), 'Undone'));
  }

  redo(): void {
    this.#addStep(async () => this.#showStep(await tell<FileState | null>('redo'), 'Done again'));
  }

  /** Writes all unsaved files to disk. */
  save(): void {
    this.#addStep(async () => {
      const { saved, conflicting } = await tell<SaveAnswer>('save');
      if (conflicting.length > 0)
        this.#show({ fault: `${conflicting.join(', ')}: changed on the disk meanwhile.` });
      else if (saved.length > 0) this.say(`Saved ${saved.join(', ')}`);
    });
  }

  changeSettings(settings: StudioSettings): void {
    this.#queue.add(async () =>
      this.#show({ settings: await tell<StudioSettings>('settings', settings) }),
    );
  }

  /** Announces a message to screen readers. */
  say(said: string): void {
    this.#show({ said });
  }

  /** Shows an error until it is dismissed; that of an edit, until one succeeds. */
  showFault(fault: string): void {
    this.#show({ fault });
  }

  putFaultAway(): void {
    this.#show({ fault: undefined });
  }

  /** The server is reachable again: sends the edits that did not reach it. */
  #reach(): void {
    if (this.#view.fault === new OutOfReach().message) this.putFaultAway();
    this.#queue.add(async () => {
      await this.#site.loading;
      if (await this.#edits.sendKept())
        this.say('Edits made while the studio was away have been restored.');
    });
  }

  /** Adds work between the edits before it and those after it, which stay separate. */
  #addStep(work: () => Promise<void>): void {
    this.#edits.closeLast();
    this.#queue.add(work);
  }

  #showStep(file: FileState | null, said: string): void {
    if (!file) return;
    this.#show({ steps: this.#view.steps + 1 });
    this.#showFile(file);
    this.say(`${said}: ${file.file}`);
  }

  /** Shows a file, unless a later version has been faster. */
  #showFile(file: FileState): void {
    if ((this.#view.files[file.file]?.version ?? 0) > file.version) return;
    this.#show({ files: { ...this.#view.files, [file.file]: file } });
  }

  #showSite(site: SiteState): void {
    const pages = this.#pages.replace(site.pages);
    const before = this.#view.page;
    const page = before && (pages.find(({ path }) => path === before.path) ?? before);
    this.#show({ site: { ...site, pages }, ...(page ? { page } : {}) });
    // A panel that was opened while the site was loading stays open.
    if (!page && pages[0]) void this.openPage(pages[0], this.#view.panel);
  }

  #follow(event: StudioEvent): void {
    this.#site.follow(event);
    if (event.type === 'pages') this.#noteShown(event.paths ?? ['*']);
    else if (event.type === 'file') this.#followFile(event.file, event.version);
  }

  /** Local edits are already in the response to their request: then there is nothing to load. */
  #followFile(file: string, version = Number.POSITIVE_INFINITY): void {
    this.#queue.add(async () => {
      const known = this.#view.files[file];
      if (known && known.version < version) await this.openFile(file, true);
    });
  }

  #showRows(rows: readonly PageRow[]): void {
    const { site, page } = this.#view;
    if (!site) return;
    const exchange = this.#pages.exchange(rows);
    const newer = page && exchange.in.find(({ path }) => path === page.path);
    this.#show({
      ...{ exchange, site: { ...site, pages: exchange.to } },
      ...(newer ? { page: newer } : {}),
    });
  }

  #showStatus(status: EditStatus): void {
    const { site } = this.#view;
    if (!site) return;
    const { undoes, redoes, ...rest } = site;
    this.#show({ site: { ...rest, ...status } });
  }

  #noteShown(paths: readonly string[]): void {
    const shown = { ...this.#view.shown };
    for (const path of paths) shown[path] = (shown[path] ?? 0) + 1;
    this.#show({ shown });
  }

  #show(change: { [Key in keyof StudioView]?: StudioView[Key] | undefined }): void {
    this.#view = withFile({ ...this.#view, ...change } as StudioView);
    for (const listener of this.#listeners) listener();
  }
}
