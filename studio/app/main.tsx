import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Studio } from './Studio.tsx';
import './studio.css';

const place = document.getElementById('studio');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Studio />
    </StrictMode>,
  );
