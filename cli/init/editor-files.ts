/** VS Code settings that map files to schemas, and the recommended extension. */
export function editorFiles(): Map<string, string> {
  const schema = (name: string) => `.touchdown/schemas/${name}.schema.json`;
  const settings = {
    'yaml.schemas': {
      [schema('landing')]: 'landings/*.yaml',
      [schema('page')]: 'pages/**/page.yaml',
      [schema('site-config')]: 'site.config.yaml',
      [schema('words')]: 'site/words/*.yaml',
    },
  };
  const extensions = { recommendations: ['redhat.vscode-yaml'] };
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ['.vscode/settings.json', json(settings)],
    ['.vscode/extensions.json', json(extensions)],
  ]);
}
