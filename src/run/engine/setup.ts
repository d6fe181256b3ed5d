/** The data that an example needs before it runs. */
export interface ExampleSetup {
  /** Email addresses of users. */
  users: string[];
  /** SQL of other pages' sections, in order. */
  sql: string[];
  /** False if users can sign in before they confirm their email address. */
  confirmEmail: boolean;
}

/** The setup of an example that needs nothing but its own SQL. */
export const NO_SETUP: ExampleSetup = { users: [], sql: [], confirmEmail: true };

/** The password of the users in `data.users`. The examples sign in with it. */
export const EXAMPLE_PASSWORD = 'a-long-passphrase';
