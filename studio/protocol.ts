import type { Diagnostic } from '../cli/content/diagnostic.ts';
import type { Operation } from '../cli/edit/operation.ts';
import type { DataFileKind } from '../cli/site/data-files.ts';
import type { PageRow } from './page-row.ts';

/**
 * Protocol between the studio's page in the browser and its server. Requests and responses are JSON; all addresses are
 * below `API`. A request that cannot be fulfilled is answered with `Refusal` and a status of 400 or more.
 */
export const API = '/api';

/** Address of the server's change notifications, sent as `StudioEvent`s. */
export const EVENTS = `${API}/events`;

/** Keys and indexes, from the root of a file. */
export type StudioPath = readonly (string | number)[];

/** Where an edit was made. */
export interface EditedPlace {
  file: string;
  /** Name of the field, if a single text was edited. */
  field?: string;
}

/** Edit state shown in the bar. */
export interface EditStatus {
  /** Files with unsaved edits. */
  unsaved: readonly string[];
  /** The next undo step; missing if there is none. */
  undoes?: EditedPlace;
  /** The next redo step. */
  redoes?: EditedPlace;
}

/** The site as list and bar show it. `GET /api/site` */
export interface SiteState extends EditStatus {
  /** Name of the business. */
  name: string;
  /** Identifies the site in the browser's storage; the same at every start. */
  id: string;
  languages: readonly string[];
  themes: readonly string[];
  pages: readonly PageRow[];
  /** False until every landing has been read for the first time. */
  isComplete: boolean;
  /** Origin of the previews: a separate one, so that nothing in them can access the studio. */
  previewOrigin: string;
  /** Whether the site is in a git repository. */
  isRepository: boolean;
  /** Number of events it already includes. */
  told: number;
}

/** A finding with the key that it is about. */
export interface FieldFinding extends Diagnostic {
  path: StudioPath;
  /** An unambiguous fix. */
  fix?: readonly Operation[];
}

/** Two edits of the same key: one here, one on disk in the meantime. */
export interface Conflict {
  path: StudioPath;
  /** Its location in words: `Hero: headline`. */
  place: string;
  /** Missing values are `undefined`, which JSON omits. */
  before?: unknown;
  mine?: unknown;
  theirs?: unknown;
}

/** One file in the form. `GET /api/file?file=…` */
export interface FileState {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  kind: DataFileKind;
  /** Address of its page, if it declares one. */
  path?: string;
  /** As written, with references to facts unresolved; missing while the text is invalid YAML. */
  value?: unknown;
  findings: readonly FieldFinding[];
  conflicts: readonly Conflict[];
  isUnsaved: boolean;
  /** Set once another program has removed or renamed the file: saving writes it again, discarding closes it. */
  isGone?: boolean;
  /** Set while errors keep this text from being shown: pages still show the newest one without. */
  isBehind?: boolean;
  /** Version counter of the text. */
  version: number;
}

/** `POST /api/edit`: all operations are applied or none. Responds with the new `FileState`. */
export interface EditRequest {
  file: string;
  operations: readonly Operation[];
  /** Identifies the browser window: what two of them type into one field is undone separately. */
  window?: string;
}

/**
 * `POST /api/undo` and `/api/redo` with `{}`: the last edit of any file. Responds with the affected `FileState`, or
 * with null if there is none.
 */
export type StepAnswer = FileState | null;

/** `POST /api/save`: some files, or all. */
export interface SaveRequest {
  files?: readonly string[];
}

/** Response to `POST /api/save`; files with conflicts are not written. */
export interface SaveAnswer {
  saved: readonly string[];
  conflicting: readonly string[];
}

/** User settings. `GET /api/settings`; `POST /api/settings` changes them and responds with them. */
export interface StudioSettings {
  /** Whether edits are saved automatically, two seconds after the last one. */
  autosave: boolean;
}

/**
 * `POST /api/discard`: reverts to the file on disk. Responds with the new `FileState`, or with null if the file is
 * gone.
 */
export interface FileRequest {
  file: string;
}

/** `POST /api/resolve`: the side that wins a conflict. Responds with the new `FileState`. */
export interface ResolveRequest {
  file: string;
  path: StudioPath;
  keep: 'mine' | 'theirs';
}

/**
 * `POST /api/commit`: saves files and commits them with git, and nothing else. `GET /api/changes` responds with a
 * `ChangeSet`, and `POST /api/revert` with `FileRequest` restores the previous text of a file, as an edit that can be
 * undone.
 */
export interface CommitRequest {
  files: readonly string[];
  message: string;
}

/** Response to `POST /api/commit`: the short hash of the commit. */
export interface CommitAnswer {
  commit: string;
}

/** A section that pages can have. */
export interface SectionRow {
  /** As in `sections:`, and key of its block. */
  name: string;
  description: string;
  /** A realistic example of the block. */
  sample: unknown;
  /** `pages` is for pages of data alone; sections `over` the page are not part of its order. */
  place: 'anywhere' | 'pages' | 'over';
}

/**
 * The available sections. `GET /api/sections`. `GET /api/shape?kind=…` responds with the schema of a kind of files
 * (`FileShape`); `GET /api/icon?name=…` renders an icon.
 */
export interface SectionChoices {
  sections: readonly SectionRow[];
  /** Default section order between hero and closing call, by theme. */
  orders: Readonly<Record<string, readonly string[]>>;
  /** Theme of landings that name none. */
  defaultTheme: string;
}

/**
 * A file of the folder `media/`. `GET /api/media` responds with a list of them; `GET /api/thumbnail?src=…` with a small
 * picture. `POST /api/media` adds one: its bytes, and its name in `X-File-Name`, percent-encoded. Responds with the
 * stored file, under a unique name.
 */
export interface MediaFile {
  /** As pages name it. */
  src: string;
  /** Size in bytes. */
  bytes: number;
  /** In pixels; missing for files other than pictures. */
  width?: number;
  height?: number;
}

/** A page as its frame would load it now. `GET /api/preview?path=…` */
export interface PreviewAnswer {
  html: string;
}

/** Messages of `GET /api/events` (server-sent events, `data` is one of these). */
export type StudioEvent =
  /** The first event: the number of earlier events, which are not repeated here. */
  | { type: 'begin'; told: number }
  /** Much has changed, for example after an edit of the configuration: request `/api/site` again. */
  | { type: 'site' }
  /** Some pages of the list have changed; a row replaces the one with the same `path`. */
  | { type: 'rows'; rows: readonly PageRow[] }
  | { type: 'status'; status: EditStatus }
  /** A file has changed, by any window or on disk: `version` is that of its text, if the text has changed. */
  | { type: 'file'; file: string; version?: number }
  /** Pages look different now; without `paths`, all. */
  | { type: 'pages'; paths?: readonly string[] };

/** Why a request was rejected. */
export interface Refusal {
  error: string;
}

/** Action of a shortcut; those pressed inside a page count as well. */
export type StudioKey = 'save' | 'undo' | 'redo' | 'region-before' | 'region-after';

/** Messages from a page in the preview to the studio (`postMessage`, origin `previewOrigin`). */
export type PageMessage =
  /** The page is loaded and ready for messages. */
  | { type: 'ready'; path: string }
  /** A text or picture was clicked. */
  | { type: 'choose'; path: string; what: 'text' | 'picture' }
  /** An element that shows a single text is to be edited. */
  | { type: 'begin'; path: string }
  /** A text was edited in the page itself. */
  | { type: 'type'; path: string; text: string }
  /** A link to another page was followed. */
  | { type: 'go'; path: string }
  /** A shortcut of the studio was pressed. */
  | { type: 'key'; key: StudioKey };

/** Messages from the studio to a page in the preview. */
export type StudioMessage =
  /** The page has changed. */
  | { type: 'refresh'; html: string }
  /** Scroll the element of a key into view and mark it; without `path`, unmark. */
  | { type: 'show'; path?: string }
  /** Reply to `begin`: the text may be edited in the page, and this is its source. */
  | { type: 'typing'; path: string; text: string };
