import { useEffect, useRef } from 'react';
import { TRAP } from '../../../schemas/forms/form-names.ts';
import { warnBeforeLeaving } from '../../browser/leave-warning.ts';
import { FormTrap } from '../../components/FormTrap.tsx';
import type { WordedIslandProps } from '../../islands/Island.tsx';
import { OutcomeNote } from '../contact/OutcomeNote.tsx';
import { FormDone } from './FormDone.tsx';
import { FormSteps } from './FormSteps.tsx';
import { formText } from './form-body.ts';
import type { FormTexts } from './form-words.ts';
import { useForm } from './use-form.ts';

/** What a browser without scripts sends in addition to the fields. */
function HiddenFields({ form }: Pick<FormTexts, 'form'>) {
  const hidden = form.fields.filter(({ type }) => type === 'hidden');
  const sent = [
    { name: 'form', value: form.name },
    { name: 'page', value: form.page },
    ...hidden.map(({ name, value }) => ({ name, value: value ?? '' })),
  ];
  return sent.map(({ name, value }) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/**
 * A form that a site defines as data; without scripts it is posted to its endpoint, or opens the mail program if it has
 * none.
 */
export function DataForm({ facts, words: texts }: WordedIslandProps<FormTexts>) {
  const { form, words } = texts;
  const element = useRef<HTMLFormElement>(null);
  const state = useForm(element, facts, texts);
  const { outcome, step, isLast, faults, today } = state;
  const isSending = outcome.state === 'sending';
  const hasFiles = form.fields.some(({ type }) => type === 'file');
  const isHeld = outcome.state === 'waiting' && outcome.fields.files.length > 0;
  useEffect(() => (isHeld ? warnBeforeLeaving() : undefined), [isHeld]);
  if (outcome.state === 'delivered' && form.after.page === undefined)
    return <FormDone form={form} words={words} />;

  const mail = `mailto:${facts.business.email ?? ''}?subject=${encodeURIComponent(form.subject)}`;
  const posted = hasFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return (
    <form
      className="form"
      ref={element}
      action={form.action ?? mail}
      method="post"
      encType={form.action === undefined ? 'text/plain' : posted}
      {...(form.steps && !isLast ? { 'data-more': '' } : {})}
      onSubmit={state.onSubmit}
      onChange={state.onChange}
    >
      <HiddenFields form={form} />
      <FormSteps form={form} words={words} step={step} faults={faults} today={today} />
      <FormTrap id={`${form.id}-trap`} name={TRAP} label={words.trap} />
      <div className="form-buttons">
        {form.steps && !isLast && (
          <button className="button primary needs-script" type="button" onClick={state.next}>
            {words.next}
          </button>
        )}
        <button className="button primary form-send" type="submit" disabled={isSending}>
          {isSending ? words.sending : (form.submit ?? words.send)}
        </button>
        {step > 0 && (
          <button className="button ghost" type="button" onClick={state.back}>
            {words.back}
          </button>
        )}
      </div>
      {form.action === undefined && (
        <p className="without-script field-hint">{words.withoutScript}</p>
      )}
      <OutcomeNote
        outcome={outcome}
        business={facts.business}
        words={isHeld ? { ...words, keptInPage: words.filesInPage } : words}
        message={() => (outcome.state === 'idle' ? '' : formText(form, outcome.fields.values))}
        subject={form.subject}
        further={hasFiles && <p>{words.filesByHand}</p>}
      />
    </form>
  );
}
