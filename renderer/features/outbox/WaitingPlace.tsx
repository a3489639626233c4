import type { Site } from '../../context/site.ts';

/** An empty place in which the browser lists what it could not send yet (`renderer/features/outbox/show-waiting.ts`). */
export function WaitingPlace({ site }: { site: Site }) {
  return <div data-outbox data-words={JSON.stringify(site.words.waiting)} />;
}
