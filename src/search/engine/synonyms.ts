/**
 * Words that readers use for the same thing, one group per line. A search for one of them also finds
 * the others, at a lower rank. All words are in the form that `normalize` in `tokens.ts` returns.
 */
export const SYNONYM_GROUPS = `
account user
admin administrator
ai embedding vector
alert notification notify
argument arg parameter param
auth authentication authenticate
authorization permission privilege
avatar photo picture pic image img
ban block
bill billing invoice
bulk batch
cancel abort stop
change edit modify update
cloud hosted
coworker teammate colleague member collaborator
config configuration setting option
connect connection
copy clone duplicate
cost price pricing charge fee
cron schedule scheduled recurring periodic nightly hourly daily
db database
delete remove drop erase
deploy publish release ship
dev development
disable deactivate
dump export backup
edge lambda serverless
email mail
encrypt encryption crypto
enum enumeration
env environment
error exception fail failure failed
fetch retrieve get
filter where
folder directory
func function
hide mask
host hosting
import load
insert add
ip address
join related relation relationship
latency slow performance fast speed
link url
listen subscribe subscription
live realtime
local localhost offline
log logging
max maximum limit quota
metric monitoring monitor observability
mfa 2fa twofactor otp totp
migrate move
mobile phone
org organization
password pw pwd passphrase
paginate pagination paging page
perm permission
phone sms
pooler pooling pgbouncer supavisor
prod production
realtime websocket socket
register signup
repo repository
restore recover recovery
revoke invalidate expire
rollback undo revert
search find
secret credential
selfhost selfhosted
session cookie
size space disk
sort order
sso saml
total count
test testing
throttle ratelimit
token jwt
type typing typescript
unsubscribe removechannel
upgrade update
uuid guid
verify confirm confirmation verification
version release
webhook hook callback
`;

/** The other words for the same thing, by word. */
export const SYNONYMS: ReadonlyMap<string, ReadonlySet<string>> = othersInGroups();

function othersInGroups(): Map<string, Set<string>> {
  const others = new Map<string, Set<string>>();
  for (const group of SYNONYM_GROUPS.trim().split('\n')) {
    const words = group.split(' ');
    for (const word of words) {
      const known = others.get(word) ?? [];
      others.set(word, new Set([...known, ...words.filter((other) => other !== word)]));
    }
  }
  return others;
}
