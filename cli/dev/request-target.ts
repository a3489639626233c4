/** Longest target that is looked at; the longest one that pages ask for is an eighth of it. */
const MOST_CHARACTERS = 8_000;

/** Path and query of a request, as they were sent and decoded. */
export interface RequestTarget {
  /** As it was sent. */
  raw: string;
  /** Decoded once. */
  path: string;
  query: URLSearchParams;
}

/** Why a request is refused: status and a sentence for whoever sent it. */
export interface Refusal {
  status: number;
  message: string;
}

/** Characters that no path has, and that parsers of paths disagree about. */
function isOdd(path: string): boolean {
  return /[\\\p{Cc}]/u.test(path) || path.startsWith('//');
}

/** Reads the target of a request line; anything but a plain path with a query is refused. */
export function readTarget(raw: string): RequestTarget | Refusal {
  if (raw.length > MOST_CHARACTERS) return { status: 414, message: 'The address is too long.' };
  const refusal = { status: 400, message: 'The address is not valid.' };
  const question = raw.indexOf('?');
  const written = question === -1 ? raw : raw.slice(0, question);
  if (!written.startsWith('/') || raw.includes('#')) return refusal;
  try {
    const path = decodeURIComponent(written);
    if (isOdd(path)) return refusal;
    const query = new URLSearchParams(question === -1 ? '' : raw.slice(question + 1));
    return { raw, path, query };
  } catch {
    return refusal;
  }
}
