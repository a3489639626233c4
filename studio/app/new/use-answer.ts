import { useEffect, useState } from 'react';
import { ask } from '../ask.ts';

/** What the server has answered, or why it has not. */
export interface Answered<Answer> {
  answer?: Answer;
  fault?: string;
}

/** Typing is over when nothing has been pressed for this long, in ms. */
const QUIET_MS = 150;

/**
 * Asks the server, and again whenever the question is another.
 *
 * @param query undefined: nothing is asked.
 * @param version asks the same again when it changes.
 */
export function useAnswer<Answer>(
  name: string,
  query: Readonly<Record<string, string>> | undefined,
  version: unknown = 0,
): Answered<Answer> {
  const [answered, setAnswered] = useState<Answered<Answer>>({});
  const question = query && JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: version alone asks again
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
