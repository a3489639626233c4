import './client/entry.ts';
