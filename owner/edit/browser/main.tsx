import { createRoot } from 'react-dom/client';
import { keepToken } from './calls.ts';
import { Editor } from './Editor.tsx';
import './editor.css';

keepToken();
// After a restart of the editor its new address, opened in this tab, keeps what was typed.
addEventListener('hashchange', keepToken);
const place = document.getElementById('editor');
if (place) createRoot(place).render(<Editor />);
