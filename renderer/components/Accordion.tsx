import { Icon } from './Icon.tsx';

/** An FAQ question with its answer (docs/product.md, "Public pages"). */
export interface Question {
  question: string;
  answer: string;
}

interface AccordionProps {
  /** Shared by the questions of a group, of which only one is open at a time. */
  name: string;
  questions: readonly Question[];
}

/** Questions of which one is open at a time, initially the first (docs/product.md, "Frame"). */
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
