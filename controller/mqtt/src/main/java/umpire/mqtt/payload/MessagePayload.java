package umpire.mqtt.payload;

/** The body of a message before it is numbered and dated; one type for each topic. */
public sealed interface MessagePayload
        permits StatusPayload,
                GamePayload,
                GamesPayload,
                PlayersPayload,
                PositionPayload,
                SeatPayload,
                LegalPayload,
                ScorePayload,
                SummaryPayload,
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
