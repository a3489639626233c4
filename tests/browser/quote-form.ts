/** A field that every form here has. */
export const EMAIL = { name: 'email', type: 'email', label: 'E-Mail-Adresse', required: true };
/** The consent that is asked for. */
export const OK = {
  name: 'ok',
  type: 'consent',
  label: 'Sie dürfen mir antworten.',
  required: true,
};

/** A form in three steps with a field of every kind. */
export const QUOTE = {
  ...{ name: 'anfrage', heading: 'Ein Angebot', endpoint: 'anfragen', submit: 'Angebot erbitten' },
  fields: [
    { name: 'what', type: 'text', label: 'Was ist zu tun?', lines: 4, required: true },
    { name: 'kind', type: 'choice', label: 'Art', required: true, options: ['Neu', 'Reparatur'] },
    { name: 'when', type: 'choice', show: 'list', label: 'Wann?', options: ['Bald', 'Später'] },
    { name: 'rooms', type: 'number', label: 'Zimmer', min: 1, max: 20 },
    { name: 'parts', type: 'choices', label: 'Dabei', options: ['Licht', 'Strom'] },
    { name: 'day', type: 'date', label: 'Frühester Tag', min: 'today' },
    { name: 'plan', type: 'file', label: 'Plan' },
    {
      name: 'code',
      type: 'text',
      label: 'PLZ',
      pattern: '\\d{5}',
      patternMessage: 'Fünf Ziffern.',
    },
    { name: 'phone', type: 'phone', label: 'Telefon' },
    EMAIL,
    OK,
    { name: 'campaign', type: 'hidden', value: 'winter' },
  ],
  steps: [
    { heading: 'Die Arbeit', fields: ['what', 'kind', 'when', 'rooms', 'parts'] },
    { heading: 'Zeit und Ort', fields: ['day', 'plan', 'code'] },
    { heading: 'Sie', fields: ['phone', 'email', 'ok'] },
  ],
  after: { message: 'Danke, wir rechnen.', download: 'preise.pdf', downloadLabel: 'Preisliste' },
};

/** A page of data with these sections below its title. */
export function formPage(name: string, ...sections: object[]) {
  const seo = {
    title: `Elektriker in Luxemburg: ${name}, {business.name}`,
    description: '{business.name} kommt, findet den Fehler und repariert ihn. Rufen Sie an.',
  };
  const title = { title: { heading: name } };
  return { name, type: 'main', description: `Seite ${name}.`, seo, sections: [title, ...sections] };
}
