/** Name of the honeypot field. */
export const TRAP = 'website_address';

/** What a browser without scripts sends in addition to the fields. */
const SENT_ALONG = ['form', 'page', TRAP];

/** Properties of a form element that a control of the same name would shadow (HTML, "The form element"). */
const OF_FORMS = [
  ...['action', 'method', 'target', 'enctype', 'encoding', 'elements', 'length', 'submit', 'reset'],
  ...['requestSubmit', 'checkValidity', 'reportValidity', 'noValidate', 'autocomplete', 'id'],
  ...['parentNode', 'childNodes', 'firstChild', 'lastChild', 'nodeName', 'nodeType', 'children'],
  ...['attributes', 'ownerDocument', 'querySelector', 'querySelectorAll', 'dataset', 'style'],
  ...['addEventListener', 'removeEventListener', 'contains', 'matches', 'closest', 'focus'],
  ...['getAttribute', 'setAttribute', 'removeAttribute', 'hasAttribute', 'appendChild', 'remove'],
  ...['constructor', 'prototype'],
];

/** Names that no field may have. */
export const RESERVED_FIELDS: ReadonlySet<string> = new Set([...SENT_ALONG, ...OF_FORMS]);
