import type { Server } from 'node:http';
import { join } from 'node:path';
import { QuietTime } from '../dev/quiet-time.ts';
import type { OpenSite } from '../site/open-site.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { BuildFault } from '../system/build-fault.ts';
import { takeLock } from '../system/process-lock.ts';
import { autosave } from './autosave.ts';
import { StudioChanges } from './changes/studio-changes.ts';
import { ConfigurationAnswers } from './configuration/configuration-answers.ts';
import { Edits } from './edits/edits.ts';
import { Journal } from './edits/journal.ts';
import { makeFirstView } from './first-view.ts';
import { MakingSite } from './making/making-site.ts';
import { MediaFolder } from './media/media-folder.ts';
import { PreviewSite } from './preview/preview-site.ts';
import { StarterPreviews } from './preview/starter-previews.ts';
import { saveFiles } from './save-files.ts';
import { EventStream } from './server/event-stream.ts';
import { createPreviewServer } from './server/preview-server.ts';
import { SessionKey } from './server/session-key.ts';
import { createStudioServer } from './server/studio-server.ts';
import { KeptSettings } from './studio-settings.ts';
import { StudioSite } from './studio-site.ts';
import { watchSite } from './watch-site.ts';

/** The studio cannot start; the message is for the user. */
export class StudioFault extends BuildFault {}

/** A studio whose servers are not listening yet. */
export interface OpenStudio {
  servers: { studio: Server; preview: Server };
  /**
   * Called with the addresses of both servers once they listen.
   *
   * @returns the address to open in a browser.
   */
  ready: (studio: string, preview: string) => string;
  /** Reads every landing, and watches the disk from then on. */
  scan: (signal: AbortSignal) => Promise<void>;
  close: () => void;
}

/**
 * Assembles the studio.
 *
 * @param onFault called with errors of templates and of the tool itself.
 * @throws StudioFault if another studio has this site open.
 */
export async function openStudio(
  opened: OpenSite,
  cwd: string,
  onFault: (error: Error) => void,
): Promise<OpenStudio> {
  const release = takeLock(
    join(cacheFolder(opened.root, 'studio'), 'lock'),
    (owner) =>
      new StudioFault(
        `Another studio (process ${owner}) has this site open. Use that one, or stop it first.`,
      ),
  );
  const site = new StudioSite(opened, cwd);
  const journal = new Journal(opened.root);
  const edits = new Edits(site, journal);
  site.unsaved = () => edits.unsaved;
  edits.restore();
  const preview = new PreviewSite(opened, cwd, site);
  const changes = new StudioChanges(opened, cwd, site, edits);
  const events = new EventStream();
  site.listen((event) => events.send(event));
  const key = new SessionKey();
  const quiet = new QuietTime();
  let origins = { studio: '', preview: '' };
  const settings = new KeptSettings(opened.root);
  const context = {
    ...{ site, edits, changes, events, quiet, preview, settings },
    media: new MediaFolder(opened.root),
    configuration: new ConfigurationAnswers(opened, site),
    making: new MakingSite(site, edits, cwd),
    studioOrigin: () => origins.studio,
    previewOrigin: () => origins.preview,
  };
  const shown = {
    ...{ preview, changes, quiet, key, starters: new StarterPreviews(site, preview) },
    studioOrigin: () => origins.studio,
    studioPort: () => Number(new URL(origins.studio).port),
  };
  const saveUnsaved = () => {
    if (settings.read().autosave) saveFiles(context);
  };
  const stopAutosave = autosave(site, saveUnsaved, onFault);
  let stopWatching = () => {};
  return {
    servers: {
      studio: createStudioServer(context, key, onFault),
      preview: createPreviewServer(shown, onFault),
    },
    ready: (studio, previews) => {
      origins = { studio: new URL(studio).origin, preview: new URL(previews).origin };
      return key.address(studio);
    },
    scan: async (signal) => {
      stopWatching = watchSite(opened, { site, edits, preview, onFault });
      await makeFirstView(site, preview, signal);
      await site.scan(signal, quiet);
    },
    close: () => {
      stopWatching();
      stopAutosave();
      edits.close();
      release();
    },
  };
}
