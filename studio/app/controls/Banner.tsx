import infoIcon from 'lucide:info';
import errorIcon from 'lucide:triangle-alert';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import './banner.css';

interface BannerProps {
  tone?: 'info' | 'warning' | 'error';
  children: ReactNode;
  /** Buttons behind the words. */
  actions?: ReactNode;
}

/** Something to know about what is shown below it. Screen readers hear it when it comes. */
export function Banner({ tone = 'info', children, actions }: BannerProps) {
  return (
    <div className={`banner banner-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon shapes={tone === 'info' ? infoIcon : errorIcon} />
      <p>{children}</p>
      {actions}
    </div>
  );
}
