import { createServer } from 'node:http';
import { displayPath } from '../content/source-file.ts';
import { listen } from '../serve/listen.ts';
import { cacheFolder } from '../site/site-paths.ts';
import type { Io } from '../system/io.ts';
import type { FormCheck } from './form-check.ts';
import { answerFault, answerReceiver } from './requests.ts';
import { SubmissionStore } from './store.ts';
import type { Kind } from './submission.ts';

/** Where the search for a free port starts. */
const USUAL_PORT = 4300;

const ARRIVALS: Record<Kind, string> = {
  contact: 'A contact message has arrived.',
  booking: 'A booking has arrived.',
  form: 'A form has arrived.',
  upload: 'An upload has arrived.',
};

/** Forms are checked with most of what reads a site, which a receiver of messages and files never needs. */
function formsOf(root: string): () => Promise<FormCheck> {
  let forms: Promise<FormCheck> | undefined;
  return () => {
    forms ??= import('./form-check.ts').then(({ FormCheck }) => new FormCheck(root));
    return forms;
  };
}

/** A running receiver. */
export interface Receiver {
  /** Address of its page, with a trailing slash. */
  url: string;
  /** Stops it; submissions still being received are discarded. */
  close: () => Promise<void>;
}

/**
 * Starts the reference receiver: it accepts what forms send (docs/product.md, "What is sent"), stores it in
 * `.touchdown/receiver/` of the site and shows it on a page.
 *
 * @param root folder of the site.
 * @param port requested port; without one, the first free port is used.
 * @param siteUrl returns the address of the site, which starts after the receiver.
 * @throws ListenFault or ReceiverFault if it cannot start.
 */
export async function startReceiver(
  root: string,
  port: number | undefined,
  siteUrl: () => string,
  io: Io,
): Promise<Receiver> {
  const place = cacheFolder(root, 'receiver');
  const store = new SubmissionStore(place);
  if (store.putAside !== undefined)
    io.stderr.write(
      `submissions.sqlite is missing; its uploads were moved to ${displayPath(store.putAside, io.cwd)}.\n`,
    );
  const context = {
    store,
    siteUrl,
    forms: formsOf(root),
    folder: displayPath(place, io.cwd),
    onArrival: (kind: Kind) => void io.stderr.write(`${ARRIVALS[kind]}\n`),
  };
  const running = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const answer = answerReceiver(context, request, response)
      .catch((error: unknown) => answerFault(error, request, response))
      .finally(() => running.delete(answer));
    running.add(answer);
  });
  try {
    const wanted = { wanted: port, usual: USUAL_PORT, host: '127.0.0.1' };
    const url = await listen(server, { ...wanted, option: '--receiver-port' });
    return {
      url,
      close: async () => {
        server.close();
        server.closeAllConnections();
        await Promise.all(running);
        store.close();
      },
    };
  } catch (error) {
    store.close();
    throw error;
  }
}
