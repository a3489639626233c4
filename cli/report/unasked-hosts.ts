/** Why a host was left alone: it wants fewer requests, left some unanswered, or its name could not be resolved. */
export type LeftAlone = 'busy' | 'silent' | 'unresolved';

/** A host with links of which nothing is known, because it was left alone. */
export interface UnaskedHost {
  host: string;
  /** Number of addresses. */
  links: number;
  reason: LeftAlone;
}

const REASONS: Readonly<Record<LeftAlone, string>> = {
  busy: 'it answers that it has too many requests',
  silent: 'it left requests unanswered',
  unresolved: 'its name could not be resolved',
};

/** How long the runs of one command leave a host alone, in minutes: it is polite, and a change should not wait for it. */
export const REST_MINUTES = 10;

/**
 * One sentence for each host, so that nobody takes its links for checked.
 *
 * @param isRepeated true of one of several runs of a command.
 */
export function unaskedSentences(hosts: readonly UnaskedHost[], isRepeated = false): string[] {
  const next = isRepeated
    ? `The first run after ${REST_MINUTES} minutes`
    : 'The next run with --online';
  return hosts.map(({ host, links, reason }) => {
    const [them, were] = links === 1 ? ['1 link', 'was'] : [`${links} links`, 'were'];
    return `${them} to ${host} ${were} not checked: ${REASONS[reason]}. ${next} begins with ${links === 1 ? 'it' : 'them'}.`;
  });
}
