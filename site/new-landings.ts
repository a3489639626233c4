/** Words in a slug, English or Spanish, that select a starter; the first match wins. */
export const STARTER_WORDS = {
  emergency: /emergency|urgent|24-7|overnight|hospital|jail|urgencia|emergencia|carcel/,
  'power-of-attorney': /power-of-attorney|\bpoa\b|\bpoder(?:es)?\b/,
  'vehicle-title': /title|vehicle|car\b|truck|dealer|boat|trailer|titulo|vehiculo|carro|troca/,
  divorce: /divorce|custody|separation|divorcio|custodia/,
  'real-estate': /real-estate|deed|closing|mineral|easement|lease|realtor|escritura|terreno/,
  affidavit: /affidavit|sworn|statement|declaracion|jurada/,
};

/** Titles for search results, longest first. */
export const TITLE_FORMS = {
  en: ['{name} | Mobile Notary in Midland & Odessa', '{name} | Mobile Notary', '{name}'],
  es: ['{name} | Midland y Odessa, TX', '{name} | Midland, TX', '{name}'],
};
