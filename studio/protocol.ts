import type { Diagnostic } from '../cli/content/diagnostic.ts';
import type { Operation } from '../cli/edit/operation.ts';
import type { DataFileKind } from '../cli/site/data-files.ts';
import type { PageRow } from './page-row.ts';

/**
 * What the studio's page in the browser and its server say to each other. Requests and answers are JSON; all addresses
 * lie below `API`. A request that cannot be done is answered with `Refusal` and a status of 400 or more.
 */
export const API = '/api';

/** Where the server tells what changes, as `StudioEvent`s. */
export const EVENTS = `${API}/events`;

/** Keys and numbers of entries, from the root of a file. */
export type StudioPath = readonly (string | number)[];

/** What an edit was made in. */
export interface EditedPlace {
  file: string;
  /** Name of the field, if one text was typed. */
  field?: string;
}

/** What the bar shows of edits. */
export interface EditStatus {
  /** Files with edits that are not on the disk. */
  unsaved: readonly string[];
  /** What is taken back next; missing if there is nothing. */
  undoes?: EditedPlace;
  /** What is done again next. */
  redoes?: EditedPlace;
}

/** The site as the list and the bar show it. `GET /api/site` */
export interface SiteState extends EditStatus {
  /** Name of the business. */
  name: string;
  languages: readonly string[];
  themes: readonly string[];
  pages: readonly PageRow[];
  /** False until every landing has been read for the first time. */
  isComplete: boolean;
  /** Where pages are shown: an origin of its own, so that nothing in them reaches the studio. */
  previewOrigin: string;
  /** Whether the site lies in a git repository. */
  isRepository: boolean;
  /** How many events are in it already. */
  told: number;
}

/** A finding with the key that it is about. */
export interface FieldFinding extends Diagnostic {
  path: StudioPath;
  /** Repairs it without any doubt. */
  fix?: readonly Operation[];
}

/** Two edits of the same key: one here, one on the disk meanwhile. */
export interface Conflict {
  path: StudioPath;
  /** Where that is, in words: `Hero: headline`. */
  place: string;
  /** Missing values are `undefined`, which JSON leaves out. */
  before?: unknown;
  mine?: unknown;
  theirs?: unknown;
}

/** One file in the form. `GET /api/file?file=…` */
export interface FileState {
  /** From the site's folder, with forward slashes. */
  file: string;
  kind: DataFileKind;
  /** Address of its page, if it declares one. */
  path?: string;
  /** As written, references to facts not filled in; missing while the text is no YAML. */
  value?: unknown;
  findings: readonly FieldFinding[];
  conflicts: readonly Conflict[];
  isUnsaved: boolean;
  /** True once another program has removed or renamed the file: saving writes it again, discarding closes it. */
  isGone?: boolean;
  /** Counts the versions of the text. */
  version: number;
}

/** `POST /api/edit`: all operations are done or none. Answered with the new `FileState`. */
export interface EditRequest {
  file: string;
  operations: readonly Operation[];
}

/**
 * `POST /api/undo` and `/api/redo` with `{}`: the last edit of any file. Answered with the `FileState` that it concerns,
 * or with null if there is none.
 */
export type StepAnswer = FileState | null;

/** `POST /api/save`: some files, or all. */
export interface SaveRequest {
  files?: readonly string[];
}

/** Answer to `POST /api/save`; files with conflicts stay as they are on the disk. */
export interface SaveAnswer {
  saved: readonly string[];
  conflicting: readonly string[];
}

/** How somebody works. `GET /api/settings`; `POST /api/settings` changes them and answers with them. */
export interface StudioSettings {
  /** Whether edits are saved by themselves, two seconds after the last one. */
  autosave: boolean;
}

/** `POST /api/discard`: back to what is on the disk. Answered with the new `FileState`, or with null if the file is gone. */
export interface FileRequest {
  file: string;
}

/** `POST /api/resolve`: which of both a conflict ends with. Answered with the new `FileState`. */
export interface ResolveRequest {
  file: string;
  path: StudioPath;
  keep: 'mine' | 'theirs';
}

/**
 * `POST /api/commit`: saves files and commits them with git, and nothing else. `GET /api/changes` answers with a `ChangeSet`,
 * and `POST /api/revert` with `FileRequest` gives a file the text that it had, as an edit that can be taken back.
 */
export interface CommitRequest {
  files: readonly string[];
  message: string;
}

/** Answer to `POST /api/commit`: the short name of the commit. */
export interface CommitAnswer {
  commit: string;
}

/** A fact that texts may refer to. `GET /api/facts` answers with a list of them. */
export interface FactRow {
  /** As in `{fees.travel}`. */
  name: string;
  /** As the main language writes it. */
  text: string;
}

/** A section that pages can have. */
export interface SectionRow {
  /** As in `sections:`, and key of its block. */
  name: string;
  description: string;
  /** A block as somebody would write it. */
  sample: unknown;
  /** `pages` is for pages of data alone; what stands `over` the page has no place in its order. */
  place: 'anywhere' | 'pages' | 'over';
}

/**
 * What pages are made of. `GET /api/sections`. What a kind of files holds, `GET /api/shape?kind=…` tells (`FileShape`);
 * `GET /api/icon?name=…` draws an icon.
 */
export interface SectionChoices {
  sections: readonly SectionRow[];
  /** By theme: sections between hero and closing call in the order of landings that give none. */
  orders: Readonly<Record<string, readonly string[]>>;
  /** Look of landings that name none. */
  defaultTheme: string;
}

/**
 * A file of the folder `media/`. `GET /api/media` answers with a list of them; `GET /api/thumbnail?src=…` shows pictures small.
 * `POST /api/media` adds one: its bytes, and its name in `X-File-Name`, encoded as in addresses. Answered with the file as it
 * is there, under a name that no other has.
 */
export interface MediaFile {
  /** As pages name it. */
  src: string;
  /** Size in bytes. */
  bytes: number;
  /** In pixels; missing for what is no picture. */
  width?: number;
  height?: number;
}

/** A page as its frame would load it now. `GET /api/preview?path=…` */
export interface PreviewAnswer {
  html: string;
}

/** Messages of `GET /api/events` (server-sent events, `data` is one of these). */
export type StudioEvent =
  /** The first one: how many there have been before, which nobody is told of here. */
  | { type: 'begin'; told: number }
  /** Much has changed, as after an edit of the configuration: ask for `/api/site` again. */
  | { type: 'site' }
  /** Some pages of the list are others; a row takes the place of that with the same `path`. */
  | { type: 'rows'; rows: readonly PageRow[] }
  | { type: 'status'; status: EditStatus }
  /** A file is another than before, by any window or on the disk: `version` is that of its text, if that is another. */
  | { type: 'file'; file: string; version?: number }
  /** Pages look different now; without `paths`, all. */
  | { type: 'pages'; paths?: readonly string[] };

/** Why a request was not done. */
export interface Refusal {
  error: string;
}

/** What a shortcut does; those pressed inside a page count as well. */
export type StudioKey = 'save' | 'undo' | 'redo' | 'region-before' | 'region-after';

/** Messages from a page in the preview to the studio (`postMessage`, origin `previewOrigin`). */
export type PageMessage =
  /** The page stands and can be told things. */
  | { type: 'ready'; path: string }
  /** A text or picture was pressed. */
  | { type: 'choose'; path: string; what: 'text' | 'picture' }
  /** An element that shows one text and nothing else is to be typed into. */
  | { type: 'begin'; path: string }
  /** A text was typed into, in the page itself. */
  | { type: 'type'; path: string; text: string }
  /** A link to another page was followed. */
  | { type: 'go'; path: string }
  /** A shortcut of the studio was pressed. */
  | { type: 'key'; key: StudioKey };

/** Messages from the studio to a page in the preview. */
export type StudioMessage =
  /** The page is another now. */
  | { type: 'refresh'; html: string }
  /** The element that shows a key is to be brought into view and marked; without `path` none is. */
  | { type: 'show'; path?: string }
  /** Answer to `begin`: the text may be typed in the page, and this is it. */
  | { type: 'typing'; path: string; text: string };
