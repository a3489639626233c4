import { useView } from '../../use-view.ts';
import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { LineField } from './LineField.tsx';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

function nameOf(language: string): string {
  try {
    return `${names.of(language)} (${language})`;
  } catch {
    return language;
  }
}

/** One of the site's languages. The configuration, which defines them, accepts any. */
export function LanguageField(props: FieldProps) {
  const { store, file } = useForm();
  const languages = useView(store, ({ site }) => site?.languages);
  const isChoice = languages && languages.length > 0 && !/config\.ya?ml$/.test(file);
  return isChoice ? (
    <ChoiceField {...props} choices={languages} words={nameOf} />
  ) : (
    <LineField {...props} />
  );
}
