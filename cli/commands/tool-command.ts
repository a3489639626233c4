import { Command, Help, type Option } from 'commander';
import { config, json, landings, root } from './options.ts';

/** Help without empty defaults: `false` of a flag, and an empty list. */
class ToolHelp extends Help {
  override optionDescription(option: Option): string {
    const { defaultValue, description } = option;
    const isEmpty = Array.isArray(defaultValue) && defaultValue.length === 0;
    return defaultValue === false || isEmpty ? description : super.optionDescription(option);
  }
}

/** A command of the tool. */
export class ToolCommand extends Command {
  override createCommand(name?: string): ToolCommand {
    return new ToolCommand(name);
  }

  override createHelp(): Help {
    return Object.assign(new ToolHelp(), this.configureHelp());
  }

  /** Adds the options that locate the site, and `--json`: the last options of every command about content. */
  addSiteOptions(): this {
    return this.addOption(landings()).addOption(config()).addOption(root()).addOption(json());
  }
}
