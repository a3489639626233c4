import { useEffect, useState } from 'react';
import { ask } from '../ask.ts';

/** The server's response, or why it failed. */
export interface Answered<Answer> {
  answer?: Answer;
  fault?: string;
}

/** Debounce delay for typing, in ms. */
const QUIET_MS = 150;

/**
 * Queries the server, and again whenever the query changes.
 *
 * @param query undefined: no request is made.
 * @param version repeats the query when it changes.
 */
export function useAnswer<Answer>(
  name: string,
  query: Readonly<Record<string, string>> | undefined,
  version: unknown = 0,
): Answered<Answer> {
  const [answered, setAnswered] = useState<Answered<Answer>>({});
  const question = query && JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only version repeats the query
  useEffect(() => {
    if (question === undefined) return setAnswered({});
    let isOld = false;
    const timer = setTimeout(() => {
      ask<Answer>(name, JSON.parse(question))
        .then((answer) => !isOld && setAnswered({ answer }))
        .catch((error: Error) => !isOld && setAnswered({ fault: error.message }));
    }, QUIET_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [name, question, version]);
  return answered;
}
