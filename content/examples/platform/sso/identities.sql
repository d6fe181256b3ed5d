select provider, provider_id, identity_data
from auth.identities
where provider like 'sso:%'
order by last_sign_in_at desc
limit 5;
