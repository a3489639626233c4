import { Icon } from './Icon.tsx';

/** A question of an FAQ with its answer (docs/product.md, "Public pages"). */
export interface Question {
  question: string;
  answer: string;
}

interface AccordionProps {
  /** Shared by the questions of which one is open at a time. */
  name: string;
  questions: readonly Question[];
}

/** Questions of which one is open at a time, the first at the start (docs/product.md, "Frame"). */
export function Accordion({ name, questions }: AccordionProps) {
  return (
    <div className="accordion">
      {questions.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === 0}>
          <summary>
            <h3>{question}</h3>
            <Icon name="plus" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
