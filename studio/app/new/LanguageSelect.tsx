import { Field } from './Field.tsx';
import { languageName } from './language-name.ts';

interface LanguageSelectProps {
  languages: readonly string[];
  value: string | undefined;
  help?: string;
  onChange: (language: string) => void;
}

/** The language of a new page. */
export function LanguageSelect({ languages, value, help, onChange }: LanguageSelectProps) {
  return (
    <Field label="Language" {...(help === undefined ? {} : { help })}>
      {(ids) => (
        <select
          {...ids}
          className="input select"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {languages.map((tag) => (
            <option key={tag} value={tag}>
              {languageName(tag)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
