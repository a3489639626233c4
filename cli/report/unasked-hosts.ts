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

/** One sentence for each host, so that nobody takes its links for checked. */
export function unaskedSentences(hosts: readonly UnaskedHost[]): string[] {
  return hosts.map(({ host, links, reason }) => {
    const [them, were] = links === 1 ? ['1 link', 'was'] : [`${links} links`, 'were'];
    return `${them} to ${host} ${were} not checked: ${REASONS[reason]}. The next run with --online begins with ${links === 1 ? 'it' : 'them'}.`;
  });
}
