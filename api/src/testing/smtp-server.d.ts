// The package has no types, and DefinitelyTyped's are for an older nodemailer.
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  export interface SMTPServerSession {
    envelope: { rcptTo: { address: string }[] };
  }

  export interface SMTPServerOptions {
    authOptional?: boolean;
    disabledCommands?: string[];
    onData?(stream: Readable, session: SMTPServerSession, done: (error?: Error) => void): void;
  }

  export class SMTPServer {
    constructor(options: SMTPServerOptions);
    server: Server;
    listen(port: number, host: string, listening?: () => void): void;
    on(event: 'error', listener: (error: Error) => void): this;
    close(closed?: () => void): void;
  }
}
