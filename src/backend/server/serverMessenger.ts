// The messenger of a server: e-mail by SMTP, SMS by an HTTP service, each if it is set.
import { sendSms } from '../adapters/messages/smsTemplate';
import { type SmtpMail, smtpMail } from '../adapters/messages/smtpMail';
import { MessageError, type Messenger } from '../shared/ports';
import type { MessageSettings } from './messageOptions';

export function serverMessenger({ mail, sms, name, language }: MessageSettings): Messenger {
  const smtp: SmtpMail | null = mail && smtpMail(mail);
  return {
    ways: [...(sms ? (['sms'] as const) : []), ...(mail ? (['email'] as const) : [])],
    isQueued: true,
    service: { name, language },
    send: (message) => {
      if (message.way === 'email' && smtp) return smtp.send(message);
      if (message.way === 'sms' && sms) return sendSms(sms, message);
      // Another process with other settings stored it.
      return Promise.reject(new MessageError(`this server cannot send ${message.way}`));
    },
  };
}
