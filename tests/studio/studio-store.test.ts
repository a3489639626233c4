import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StudioStore } from '../../studio/app/store.ts';
import type { FileState, SiteState, StudioEvent } from '../../studio/protocol.ts';

const FILE = 'site.config.yaml';

/** A request that the test answers when it likes. */
interface Asked {
  name: string;
  body: unknown;
  answer: (value: unknown) => Promise<void>;
}

/** Requests not answered yet, in order. */
let asked: Asked[];
let tell: (event: StudioEvent) => void;
let store: StudioStore;

/** Until everything that follows from answers and events has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function answerLater(address: string, init?: { body?: string }): Promise<Response> {
  return new Promise((resolve) => {
    asked.push({
      name: address.replace(/^\/api\//, ''),
      body: JSON.parse(init?.body ?? 'null'),
      answer: (value) => {
        resolve(Response.json(value));
        return settled().then(() => {});
      },
    });
  });
}

/** Takes the oldest open request of this name. */
function next(name: string): Asked {
  const at = asked.findIndex((one) => one.name === name);
  if (at === -1)
    throw new Error(`Open are ${asked.map((one) => one.name).join(', ')}, not ${name}.`);
  return asked.splice(at, 1)[0] as Asked;
}

const siteState = (told: number, unsaved: readonly string[]): SiteState => ({
  ...{ name: 'Hofmann Elektro', id: 'site', languages: ['de'], themes: [], pages: [] },
  ...{ isComplete: true, previewOrigin: '', isRepository: false, told, unsaved },
});
const fileState = (version: number, value: unknown): FileState => ({
  ...{ file: FILE, kind: 'config', findings: [], conflicts: [], isUnsaved: true, version, value },
});
const status = (...unsaved: string[]): StudioEvent => ({ type: 'status', status: { unsaved } });

beforeEach(async () => {
  asked = [];
  class Events extends EventTarget {
    constructor() {
      super();
      tell = (event) =>
        this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
    }
    close(): void {}
  }
  vi.stubGlobal('EventSource', Events);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', answerLater);
  store = new StudioStore();
  store.start();
  await settled();
});

afterEach(() => void vi.unstubAllGlobals());

/** The studio as it is once everything has loaded. */
async function open(): Promise<void> {
  tell({ type: 'begin', told: 0 });
  await next('settings').answer({ autosave: false });
  await next('site').answer(siteState(0, []));
}

test('files that have been saved while the site was loading are not shown as unsaved again', async () => {
  await open();
  tell(status(FILE));
  tell({ type: 'site' });
  await settled();
  tell(status());
  await next('site').answer(siteState(2, [FILE]));
  expect(store.view.site?.unsaved).toEqual([]);
});

test('what is edited before the first answer arrives is shown as unsaved', async () => {
  tell({ type: 'begin', told: 4 });
  tell(status(FILE));
  await next('site').answer(siteState(4, []));
  expect(store.view.site?.unsaved).toEqual([FILE]);
  expect(asked.map(({ name }) => name)).not.toContain('site');
});

test('of two answers about the site the later one stays, whichever arrives first', async () => {
  await open();
  tell({ type: 'site' });
  tell(status(FILE));
  tell({ type: 'site' });
  await settled();
  const [first, second] = [next('site'), next('site')];
  await second.answer({ ...siteState(3, [FILE]), name: 'Später' });
  await first.answer({ ...siteState(1, []), name: 'Früher' });
  expect(store.view.site).toMatchObject({ name: 'Später', unsaved: [FILE] });
});

test('events missed while the connection was away are made up for by loading the site again', async () => {
  await open();
  tell({ type: 'begin', told: 3 });
  await settled();
  await next('site').answer(siteState(3, [FILE]));
  expect(store.view.site?.unsaved).toEqual([FILE]);
});

test('a file that has been edited while it was loading is not shown as it was before', async () => {
  await open();
  const opened = store.openFile(FILE);
  await settled();
  const loading = next(`file?file=${FILE}`);
  store.edit([{ op: 'set', path: ['name'], value: 'Neu' }], FILE);
  await settled();
  await next('edit').answer(fileState(2, { name: 'Neu' }));
  await loading.answer(fileState(1, { name: 'Alt' }));
  await opened;
  expect(store.view.files[FILE]?.value).toEqual({ name: 'Neu' });
});

test('an undo stays between what was typed before it and after it', async () => {
  await open();
  const type = (value: string) => store.edit([{ op: 'set', path: ['name'], value }], FILE);
  type('Vor');
  await settled();
  const before = next('edit');
  type('Vorher');
  store.undo();
  type('Nachher');
  await before.answer(fileState(1, {}));
  expect(next('edit').body).toMatchObject({ operations: [{ value: 'Vorher' }] });
});
