package umpire.mqtt.payload;

/** What a message says, before it is numbered and dated; one type a topic. */
public sealed interface MessagePayload
        permits StatusPayload,
                GamePayload,
                GamesPayload,
                PlayersPayload,
                PositionPayload,
                SeatPayload,
                LegalPayload,
                ScorePayload,
                PromptPayload,
                HealthPayload,
                AlertPayload,
                RecentPayload,
                EventPayload,
                HelpPayload,
                RollPayload,
                SightPayload,
                LightPayload,
                ReplyPayload {}
