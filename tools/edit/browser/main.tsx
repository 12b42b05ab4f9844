import { createRoot } from 'react-dom/client';
import { keepToken } from './calls.ts';
import { Editor } from './Editor.tsx';
import './editor.css';

keepToken();
const place = document.getElementById('editor');
if (place) createRoot(place).render(<Editor />);
