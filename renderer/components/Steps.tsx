import type { ReactNode } from 'react';

/** One step of a process. */
export interface Step {
  title: string;
  text: ReactNode;
}

interface StepsProps {
  steps: readonly Step[];
  /** Side by side along a line, or one under the other. */
  direction?: 'across' | 'down';
}

/** A process in numbered steps. */
export function Steps({ steps, direction = 'across' }: StepsProps) {
  return (
    <ol className={`steps ${direction} of-${steps.length}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="step" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
