import { Command } from 'commander';
import { config, json, landings, root } from './options.ts';

/** A command of the tool. */
export class ToolCommand extends Command {
  override createCommand(name?: string): ToolCommand {
    return new ToolCommand(name);
  }

  /** Adds where the parts of the site lie, and `--json`: the last options of every command about its content. */
  addSiteOptions(): this {
    return this.addOption(landings()).addOption(config()).addOption(root()).addOption(json());
  }
}
