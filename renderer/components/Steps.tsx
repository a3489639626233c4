import type { ReactNode } from 'react';

/** One step of a process. */
export interface Step {
  title: string;
  text: ReactNode;
}

interface StepsProps {
  steps: readonly Step[];
  /** Side by side along a line, or stacked. */
  direction?: 'across' | 'down';
  /** Level of the step headings: one below the heading they appear under. */
  level?: 2 | 3 | 4 | 5;
}

/** A process in numbered steps. */
export function Steps({ steps, direction = 'across', level = 3 }: StepsProps) {
  const Title = `h${level}` as const;
  return (
    <ol className={`steps ${direction} of-${steps.length}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="step" aria-hidden="true">
            {index + 1}
          </span>
          <Title className={level === 3 ? undefined : 'step-title'}>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
