import './browser/entry.ts';
