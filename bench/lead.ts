/** A consultation request as the contact form sends it. */
export const lead = {
  name: 'Ada Quill',
  company: 'Hollisgate Bank',
  email: 'ada@hollisgate.example',
  phone: '+1 (214) 555-0199',
  message: 'We need a CISO before the audit in March, and two security engineers after that.',
};
